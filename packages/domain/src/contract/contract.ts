import document from '../generated/contract.json' with { type: 'json' };
import type { ContractDocument } from './document.ts';

export * from './document.ts';

/** The whole contract. Some 120 kB: for the provider and for tests, never for a browser. */
export const contract = document as unknown as ContractDocument;
