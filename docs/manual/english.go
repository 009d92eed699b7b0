package manual

// English is the topic for readers of English, the only one that is not in Portuguese.
const English = "english"
