/** What other areas use of documents. */
export { acceptedEndings, largestFile } from './acceptedFiles.ts';
