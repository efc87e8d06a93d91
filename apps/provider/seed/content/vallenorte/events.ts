import type { EventSource } from '../../source.ts';

// One line an event, so that the list can be read as a calendar.
// prettier-ignore
export const events: readonly EventSource[] = [
  [[-20, 'day'], 1, 'direccion', 'Interferiado regional', 'No hay clases; la biblioteca atiende de 9:00 a 13:00.'],
  [[-9, '20:30'], 150, 'docente', 'Noche de telescopios', 'Júpiter se deja ver desde las 21:00. Traer abrigo y linterna roja.'],
  [[-3, '16:30'], 60, 'direccion', 'Reunión con postulantes', 'Recorrido por los laboratorios y preguntas con café.'],
  [[0, '15:00'], 60, 'inspectoria', 'Revisión de mochilas de emergencia', 'Brigadistas de cada curso, en el patio techado.'],
  [[2, '09:00'], 210, 'docente', 'Olimpiada de matemática del valle', 'Vienen equipos de seis comunas.'],
  [[4, '12:30'], 45, 'comunicaciones', 'Almuerzo de la generación', 'Falta confirmar el lugar; probablemente bajo los pimientos.', null, 'all', 'tentative'],
  [[7, '10:15'], 90, 'docente', 'Salida al humedal', 'Se cancela por el corte del camino; buscamos otra semana.', null, 'all', 'cancelled'],
  [[11, '18:45'], 105, 'comunicaciones', 'Muestra de robots y cohetes', 'Lanzamientos cada veinte minutos, si el viento lo permite.'],
  [[15, 'day'], 4, 'direccion', 'Semana de la ciencia', 'Clases abiertas para las familias; el programa se retira en portería.'],
  [[23, '11:30'], 90, 'direccion', 'Ceremonia de egreso', 'Los egresados entran por el pasillo de los jacarandás.'],
];
