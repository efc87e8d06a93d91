// Written by generate.ts from contract/examples/message.yaml.
import type { Message } from '../types.gen.ts';

export const messageExamples = {
  paseo: {"id":"01990000-0000-7f11-8000-000000000001","conversation_id":"01990000-0000-7f01-8000-000000000001","client_id":"5d0c7a1e-3f0b-4c7e-9a55-0d5a6f1b2c3d","seq":2,"author":{"id":"01990000-0000-7901-8000-000000000003","name":"Tomás Araya Cortés","avatar":null},"body":"Va el listado para el bus del jueves.","attachments":[{"id":"01990000-0000-7f21-8000-000000000001","name":"listado-7A.pdf","type":"application/pdf","size":20480}],"reply_to":{"id":"01990000-0000-7f11-8000-000000000002","seq":1,"author":{"id":"01990000-0000-7901-8000-000000000002","name":"Rodrigo Pizarro Olivares","avatar":null},"excerpt":"¿Quién tiene el listado?","attachments_count":0,"deleted":false},"forwarded":false,"reactions":[{"emoji":"👍","count":2,"mine":false,"people":[{"id":"01990000-0000-7901-8000-000000000002","name":"Rodrigo Pizarro Olivares"},{"id":"01990000-0000-7901-8000-000000000003","name":"Tomás Araya Cortés"}]}],"created_at":"2026-11-20T14:05:00.000Z","edited_at":null,"deleted_at":null},
} satisfies Record<string, Message>;
