// Written by generate.ts from contract/examples/contact.yaml.
import type { Contact } from '../types.gen.ts';

export const contactExamples = {
  cesfam: {"id":"01990000-0000-7831-8000-000000000001","kind":"organisation","name":"CESFAM Central de Curicó","first_lastname":null,"second_lastname":null,"organisation":null,"position":null,"category":"Salud","emails":["urgencias@cesfamcurico.example"],"phones":[{"label":"Urgencias","e164":"+56752311000"}],"address":"Carmen 1205","commune":{"id":"07301","name":"Curicó"},"places":[],"emergency":true,"notes":"Recibe a los estudiantes de la sede central sin hora.","version":1,"created_at":"2026-03-03T12:10:00.000Z","updated_at":"2026-03-03T12:10:00.000Z","can":{"update":false,"delete":false}},
} satisfies Record<string, Contact>;
