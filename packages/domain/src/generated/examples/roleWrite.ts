// Written by generate.ts from contract/examples/role-write.yaml.
import type { RoleWrite } from '../types.gen.ts';

export const roleWriteExamples = {
  enfermeria: {"name":"Enfermería","permissions":[{"permission":"posts.view","scope":"any"},{"permission":"users.view","scope":"any"},{"permission":"documents.write","scope":"own"}]},
} satisfies Record<string, RoleWrite>;
