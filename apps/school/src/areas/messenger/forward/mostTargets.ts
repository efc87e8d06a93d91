/** Conversations to which a message can be forwarded at once: more would be a notification to the school. */
export const mostTargets = 5;
