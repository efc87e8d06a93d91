// Written by generate.ts from contract/examples/registration.yaml.
import type { Registration } from '../types.gen.ts';

export const registrationExamples = {
  complete: {"name":"Camila","first_lastname":"Vergara","second_lastname":"Ulloa","email":"camila.vergara@aromos.example","password":"huerto-y-lluvia","password_confirmation":"huerto-y-lluvia","offers":false},
} satisfies Record<string, Registration>;
