// oxlint-disable-next-line import/default -- Vite exports the file's URL as default.
import pdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
// oxlint-disable-next-line import/default -- Vite exports the worker's URL as default.
import heicWorker from '../heic/heicWorker.ts?worker&url';

/** The scripts of the app that browsers load outside of modules. */
const scripts = { heic: heicWorker, pdf: pdfWorker, worker: '/sw.js' } as const;

/** The part of Trusted Types that browsers agree on. */
type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
};

let policy: ReturnType<Policies['createPolicy']> | undefined;

/**
 * Returns the address of a worker's script as the browser accepts it: by the app's Trusted Types policy `school`. The other
 * policy, `default`, is the kit's and lets no script pass.
 */
export function trustedScript(name: keyof typeof scripts): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('school', {
    createScriptURL(address) {
      if (!(Object.values(scripts) as string[]).includes(address))
        throw new TypeError(`${address} is no script of the product.`);
      return address;
    },
  });
  return policy?.createScriptURL(scripts[name]) ?? scripts[name];
}
