/** The id of the words on the button that opens the file chooser. */
export const chooseId = (id: string): string => `${id}-choose`;
