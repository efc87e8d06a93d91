/** The number of different emoji that a message, and one person on a message, can have. */
export const reactionLimits = { message: 20, person: 5 };
