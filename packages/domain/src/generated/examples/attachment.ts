// Written by generate.ts from contract/examples/attachment.yaml.
import type { Attachment } from '../types.gen.ts';

export const attachmentExamples = {
  listado: {"id":"01990000-0000-7f21-8000-000000000001","name":"listado-7A.pdf","type":"application/pdf","size":20480},
  horario: {"id":"01990000-0000-7f21-8000-000000000002","name":"horario-fiestas-patrias.xlsx","type":"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet","size":48230},
  patio: {"id":"01990000-0000-7f21-8000-000000000003","name":"الفناء 2026.jpg","type":"image/jpeg","size":2411724},
  autorizacion: {"id":"01990000-0000-7f21-8000-000000000004","name":"Autorización de la familia para la salida pedagógica a la costa de Iloca y Duao, con ficha de salud y teléfonos de emergencia, versión corregida.docx","type":"application/vnd.openxmlformats-officedocument.wordprocessingml.document","size":131072},
} satisfies Record<string, Attachment>;
