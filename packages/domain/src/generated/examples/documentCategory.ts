// Written by generate.ts from contract/examples/document-category.yaml.
import type { DocumentCategory } from '../types.gen.ts';

export const documentCategoryExamples = {
  reglamentos: {"id":"01990000-0000-7801-8000-000000000001","name":"Reglamentos","slug":"reglamentos","parent_id":null,"order":1,"version":1},
  circulares: {"id":"01990000-0000-7801-8000-000000000002","name":"Circulares","slug":"circulares","parent_id":null,"order":2,"version":1},
  formularios: {"id":"01990000-0000-7801-8000-000000000003","name":"Formularios","slug":"formularios","parent_id":null,"order":3,"version":1},
  planificaciones: {"id":"01990000-0000-7801-8000-000000000004","name":"Planificaciones","slug":"planificaciones","parent_id":null,"order":4,"version":1},
} satisfies Record<string, DocumentCategory>;
