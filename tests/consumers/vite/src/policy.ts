import { createDefaultPolicy } from '@school/ui/trusted-types';

createDefaultPolicy();
