// Written by generate.ts from contract/examples/user-write.yaml.
import type { UserWrite } from '../types.gen.ts';

export const userWriteExamples = {
  docente: {"name":"Fernanda","first_lastname":"Ñancupil","second_lastname":"Bravo","email":"f.nancupil@aromos.example","rut":"16.743.102-K","phone":"+56987654959","birthdate":"1988-04-27","position":"Profesora de Lenguaje","status":"active","role_ids":["01990000-0000-7401-8000-000000000005"],"place_ids":["01990000-0000-7301-8000-000000000001"],"grade_ids":["01990000-0000-7501-8000-000000000007"],"course_ids":["01990000-0000-7601-8000-00000000000d"]},
  suspendida: {"name":"Elena","first_lastname":"Quiroz","email":"lectura@aromos.example","status":"suspended","role_ids":[]},
} satisfies Record<string, UserWrite>;
