// Written by generate.ts from contract/examples/pin-write.yaml.
import type { PinWrite } from '../types.gen.ts';

export const pinWriteExamples = {
  cuatro: {"pin":"4826"},
} satisfies Record<string, PinWrite>;
