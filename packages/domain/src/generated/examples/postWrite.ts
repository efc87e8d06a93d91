// Written by generate.ts from contract/examples/post-write.yaml.
import type { PostWrite } from '../types.gen.ts';

export const postWriteExamples = {
  draft: {"title":"Taller de robótica","status":"draft"},
  forCourses: {"title":"Reunión de apoderados de 7° básico","status":"published","category_id":"01990000-0000-7701-8000-000000000002","body":{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"El martes 15 a las 18:30, en la sala de cada curso."}]}]},"audience":{"scope":"restricted","course_ids":["01990000-0000-7601-8000-00000000000d","01990000-0000-7601-8000-00000000000e"],"grade_ids":["01990000-0000-7501-8000-000000000007"]}},
  forEverybody: {"title":"Horario especial de Fiestas Patrias","status":"published","category_id":"01990000-0000-7701-8000-000000000001","body":{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Las clases terminan a las 13:00."}]}]},"audience":{"scope":"all"},"published_at":"2027-09-07T08:00:00-03:00","attachment_ids":["01990000-0000-7f21-8000-000000000002"]},
} satisfies Record<string, PostWrite>;
