import { createDefaultPolicy } from '@school/ui/trusted-types';

// A module of its own, so that it runs before the others that the entry imports.
createDefaultPolicy();
