/**
 * Why a photo isn't converted: its data is damaged; it has too many pixels; the decoder could not be loaded; this browser can't
 * convert it, such as without enough memory.
 */
export type HeicProblem = 'damaged' | 'tooLarge' | 'notLoaded' | 'failed';

/** What the worker answers: that the decoder is loaded, and then the picture or the problem. */
export type HeicAnswer = 'loaded' | Blob | HeicProblem;
