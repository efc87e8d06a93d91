import { trustedScript } from '../../../data/trustedScript.ts';

/** Starts the PDF worker from the page's own origin. */
export const createPdfWorker = (): Worker => new Worker(trustedScript('pdf'), { type: 'module' });
