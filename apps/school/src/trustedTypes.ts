import { createDefaultPolicy } from '@school/ui/trusted-types';

// A separate module, so that it runs before the others that the entry imports.
createDefaultPolicy();
