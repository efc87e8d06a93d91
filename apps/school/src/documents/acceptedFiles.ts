/** The endings of what the provider takes; it looks into each file and decides by what it finds there. */
export const acceptedEndings: readonly string[] =
  'pdf doc docx odt xls xlsx ods ppt pptx odp txt csv png jpg jpeg webp gif heic mp3 mp4 zip'
    .split(' ')
    .map((ending) => `.${ending}`);

/** Bytes that one file may have (contract). */
export const largestFile = 100 * 1024 * 1024;
