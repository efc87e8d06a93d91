// Written by generate.ts from contract/examples/smtp-settings-write.yaml.
import type { SmtpSettingsWrite } from '../types.gen.ts';

export const smtpSettingsWriteExamples = {
  connect: {"host":"smtp.aromos.example","port":587,"encryption":"starttls","auth":"login","username":"avisos@aromos.example","password":"una frase muy larga","from_name":"Colegio Los Aromos","from_address":"avisos@aromos.example","reply_to":"contacto@aromos.example","current_password":"lluvia-tiza-cometa"},
} satisfies Record<string, SmtpSettingsWrite>;
