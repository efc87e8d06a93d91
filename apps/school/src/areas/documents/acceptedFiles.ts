/** File extensions that the server accepts; it also checks the content of each file. */
export const acceptedEndings: readonly string[] =
  'pdf doc docx odt xls xlsx ods ppt pptx odp txt csv png jpg jpeg webp gif heic heif mp3 mp4 zip'
    .split(' ')
    .map((ending) => `.${ending}`);

/** Maximum size of a file in the contract, in bytes. */
export const largestFile = 100 * 1024 * 1024;
