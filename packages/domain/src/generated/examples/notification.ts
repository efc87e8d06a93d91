// Written by generate.ts from contract/examples/notification.yaml.
import type { Notification } from '../types.gen.ts';

export const notificationExamples = {
  alarma: {"id":"01990000-0000-7b01-8000-000000000001","title":"Ejercicio: evacuación del edificio B","content":"Salgan por la escalera sur hacia el patio norte. Esto es un ejercicio.","emergency":true,"mode":"drill","status":"sent","audience":{"scope":"all","place_ids":[],"grade_ids":[],"course_ids":[],"role_ids":[],"user_ids":[],"exclude_user_ids":[]},"author":{"id":"01990000-0000-7901-8000-000000000003","name":"Tomás Araya Cortés","avatar":null},"sent_at":"2026-11-19T11:00:00-03:00","seen_at":null,"created_at":"2026-11-19T10:58:00-03:00"},
  actas: {"id":"01990000-0000-7b01-8000-000000000002","title":"Actas del segundo semestre","content":"Las actas se cierran el viernes 27 a las 17:00.","emergency":false,"mode":"real","status":"sent","audience":{"scope":"restricted","place_ids":[],"grade_ids":[],"course_ids":[],"role_ids":["01990000-0000-7401-8000-000000000005"],"user_ids":[],"exclude_user_ids":[]},"author":{"id":"01990000-0000-7901-8000-000000000002","name":"Rodrigo Pizarro Olivares","avatar":null},"sent_at":"2026-11-18T09:30:00-03:00","seen_at":"2026-11-18T10:02:00-03:00","created_at":"2026-11-18T09:30:00-03:00"},
} satisfies Record<string, Notification>;
