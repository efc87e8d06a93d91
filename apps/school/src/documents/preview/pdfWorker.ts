// oxlint-disable-next-line import/default -- Vite makes the address of the file its default export.
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** As far as browsers that have them agree on them. */
type ScriptAddresses = {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): URL };
};

let allowed: string | URL | undefined;

/** A string becomes a script only by the product's one policy, which knows one address: a second policy is refused. */
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

/** Starts the worker that reads PDFs, from the page's own origin. */
export const createPdfWorker = (): Worker => new Worker(trustedAddress(), { type: 'module' });
