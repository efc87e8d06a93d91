// Written by generate.ts from contract/examples/smtp-settings.yaml.
import type { SmtpSettings } from '../types.gen.ts';

export const smtpSettingsExamples = {
  connected: {"host":"smtp.aromos.example","port":587,"encryption":"starttls","auth":"login","username":"avisos@aromos.example","has_password":true,"from_name":"Colegio Los Aromos","from_address":"avisos@aromos.example","reply_to":"contacto@aromos.example","bounces":null,"updated_at":"2026-11-20T14:00:00.000Z","version":1},
  none: {"host":null,"port":null,"encryption":null,"auth":null,"username":null,"has_password":false,"from_name":null,"from_address":null,"reply_to":null,"bounces":null,"updated_at":null,"version":0},
  withMailbox: {"host":"smtp.aromos.example","port":587,"encryption":"starttls","auth":"login","username":"avisos@aromos.example","has_password":true,"from_name":"Colegio Los Aromos","from_address":"avisos@aromos.example","reply_to":"contacto@aromos.example","bounces":{"host":"imap.aromos.example","port":993,"encryption":"tls","username":"avisos@aromos.example","has_password":true,"checked_at":"2026-11-20T14:05:00.000Z","problem":null},"updated_at":"2026-11-20T14:00:00.000Z","version":1},
} satisfies Record<string, SmtpSettings>;
