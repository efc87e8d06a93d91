// Written by generate.ts from contract/examples/document.yaml.
import type { Document } from '../types.gen.ts';

export const documentExamples = {
  reglamento: {"id":"01990000-0000-7811-8000-000000000001","title":"Reglamento interno y de convivencia","category":{"id":"01990000-0000-7801-8000-000000000001","name":"Reglamentos","slug":"reglamentos"},"file":{"name":"reglamento-interno.pdf","type":"application/pdf","size":48213,"sha256":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"},"audience":{"scope":"all","place_ids":[],"grade_ids":[],"course_ids":[],"role_ids":[],"user_ids":[],"exclude_user_ids":[]},"downloads_count":34,"expires_at":null,"author":{"id":"01990000-0000-7301-8000-000000000002","name":"Hernán Salgado Leiva","avatar":null},"version":1,"created_at":"2026-03-03T12:10:00.000Z","updated_at":"2026-03-03T12:10:00.000Z","can":{"update":false,"delete":false}},
} satisfies Record<string, Document>;
