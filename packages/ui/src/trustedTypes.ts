import { viewportStyle } from './components/Select/generated/radixStyles.ts';

export { styleHashes } from './components/Select/generated/radixStyles.ts';

/** The part of Trusted Types that browsers agree on. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown;
}

/**
 * Creates the Trusted Types policy `default`, which the kit needs under `require-trusted-types-for 'script'`. It lets two
 * constant texts pass as HTML: the style of a select's list, and the empty text; all others are rejected. Call it once,
 * before any other code. Without Trusted Types in the browser it does nothing.
 * @throws TypeError if the policy of the page doesn't allow the name (`trusted-types default`) or has it already.
 */
export const createDefaultPolicy = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === '' || text === viewportStyle ? text : null),
  });
};
