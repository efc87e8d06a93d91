/** Logs a missing or invalid message, which never breaks the screen: in a build react-intl would be silent. */
export const reportMessageError = (error: unknown): void => console.error(error);
