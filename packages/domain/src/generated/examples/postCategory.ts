// Written by generate.ts from contract/examples/post-category.yaml.
import type { PostCategory } from '../types.gen.ts';

export const postCategoryExamples = {
  avisos: {"id":"01990000-0000-7701-8000-000000000001","name":"Avisos","slug":"avisos","parent_id":null,"order":1},
  apoderados: {"id":"01990000-0000-7701-8000-000000000002","name":"Apoderados","slug":"apoderados","parent_id":null,"order":2},
  comunidad: {"id":"01990000-0000-7701-8000-000000000003","name":"Comunidad","slug":"comunidad","parent_id":null,"order":3},
  seguridad: {"id":"01990000-0000-7701-8000-000000000004","name":"Seguridad","slug":"seguridad","parent_id":null,"order":4},
  salud: {"id":"01990000-0000-7701-8000-000000000005","name":"Salud","slug":"salud","parent_id":null,"order":5},
  talleres: {"id":"01990000-0000-7701-8000-000000000006","name":"Talleres","slug":"talleres","parent_id":null,"order":6},
  logros: {"id":"01990000-0000-7701-8000-000000000007","name":"Logros","slug":"logros","parent_id":null,"order":7},
  biblioteca: {"id":"01990000-0000-7701-8000-000000000008","name":"Biblioteca","slug":"biblioteca","parent_id":null,"order":8},
} satisfies Record<string, PostCategory>;
