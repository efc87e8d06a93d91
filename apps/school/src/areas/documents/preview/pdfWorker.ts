// oxlint-disable-next-line import/default -- Vite exports the file's URL as default.
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** The part of Trusted Types that browsers agree on. */
type ScriptAddresses = {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): URL };
};

let allowed: string | URL | undefined;

/** Converts the worker's URL to a trusted one with the app's only Trusted Types policy: the CSP allows no second one. */
function trustedAddress(): string | URL {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptAddresses };
  allowed ??=
    trustedTypes
      ?.createPolicy('school', {
        createScriptURL(address) {
          if (address !== workerAddress) throw new TypeError(`${address} is no script of the product.`);
          return address;
        },
      })
      .createScriptURL(workerAddress) ?? workerAddress;
  return allowed;
}

/** Starts the PDF worker from the page's own origin. */
export const createPdfWorker = (): Worker => new Worker(trustedAddress(), { type: 'module' });
