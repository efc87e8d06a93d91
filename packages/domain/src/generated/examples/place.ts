// Written by generate.ts from contract/examples/place.yaml.
import type { Place } from '../types.gen.ts';

export const placeExamples = {
  central: {"id":"01990000-0000-7821-8000-000000000001","name":"Sede central","code":"SC","main":true,"address":"Avenida Los Aromos 1450","commune":{"id":"07301","name":"Curicó"},"lat":-34.9828,"lng":-71.2394,"timezone":"America/Santiago","phone":"+56752310450","phone_extension":null,"email":"contacto@aromos.example","hours":[{"weekday":1,"opens":"07:30","closes":"13:00"},{"weekday":1,"opens":"14:00","closes":"18:30"}],"version":1},
  losNiches: {"id":"01990000-0000-7821-8000-000000000002","name":"Sede Los Niches","code":"LN","main":false,"address":"Ruta J-55, kilómetro 11","commune":{"id":"07301","name":"Curicó"},"lat":null,"lng":null,"timezone":"America/Santiago","phone":"+56752310451","phone_extension":null,"email":null,"hours":[{"weekday":1,"opens":"07:45","closes":"17:00"},{"weekday":2,"opens":"07:45","closes":"17:00"}],"version":2},
  isla: {"id":"01990000-0000-7821-8000-000000000003","name":"Hostería de Rapa Nui","code":"RN","main":false,"address":"Atamu Tekena s/n","commune":{"id":"05201","name":"Isla de Pascua"},"lat":-27.1498,"lng":-109.4321,"timezone":"Pacific/Easter","phone":null,"phone_extension":null,"email":null,"hours":[],"version":1},
} satisfies Record<string, Place>;
