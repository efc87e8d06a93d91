// Written by generate.ts from contract/examples/place.yaml.
import type { Place } from '../types.gen.ts';

export const placeExamples = {
  central: {"id":"01990000-0000-7821-8000-000000000001","name":"Sede central","code":"SC","main":true,"address":"Avenida Los Aromos 1450","commune":{"id":"07301","name":"Curicó"},"lat":-34.9828,"lng":-71.2394,"timezone":"America/Santiago","phone":"+56752310450","email":"contacto@aromos.example","hours":[{"weekday":1,"opens":"07:30","closes":"13:00"},{"weekday":1,"opens":"14:00","closes":"18:30"}],"version":1},
} satisfies Record<string, Place>;
