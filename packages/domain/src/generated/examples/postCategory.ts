// Written by generate.ts from contract/examples/post-category.yaml.
import type { PostCategory } from '../types.gen.ts';

export const postCategoryExamples = {
  avisos: {"id":"01990000-0000-7701-8000-000000000001","name":"Avisos","slug":"avisos","parent_id":null,"order":1,"version":1},
  apoderados: {"id":"01990000-0000-7701-8000-000000000002","name":"Apoderados","slug":"apoderados","parent_id":null,"order":2,"version":1},
  comunidad: {"id":"01990000-0000-7701-8000-000000000003","name":"Comunidad","slug":"comunidad","parent_id":null,"order":3,"version":1},
  seguridad: {"id":"01990000-0000-7701-8000-000000000004","name":"Seguridad","slug":"seguridad","parent_id":null,"order":4,"version":1},
  salud: {"id":"01990000-0000-7701-8000-000000000005","name":"Salud","slug":"salud","parent_id":null,"order":5,"version":1},
  talleres: {"id":"01990000-0000-7701-8000-000000000006","name":"Talleres","slug":"talleres","parent_id":null,"order":6,"version":1},
  logros: {"id":"01990000-0000-7701-8000-000000000007","name":"Logros","slug":"logros","parent_id":null,"order":7,"version":1},
  biblioteca: {"id":"01990000-0000-7701-8000-000000000008","name":"Biblioteca","slug":"biblioteca","parent_id":null,"order":8,"version":1},
} satisfies Record<string, PostCategory>;
