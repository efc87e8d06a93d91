import type { EventSource } from '../../source.ts';

// One line an event, so that the list can be read as a calendar.
// prettier-ignore
export const events: readonly EventSource[] = [
  [[-15, 'day'], 2, 'direccion', 'Olimpiadas del borde costero', 'Competencias en la playa y en las canchas del liceo.'],
  [[-7, '17:30'], 90, 'direccion', 'Asamblea del centro de padres', 'Se presenta la rendición de cuentas y se eligen delegados.'],
  [[-1, '11:15'], 30, 'inspectoria', 'Ejercicio de evacuación por tsunami', 'Subimos caminando hasta el mirador; nadie usa el auto.'],
  [[0, '08:15'], 45, 'inspectoria', 'Revisión de chalecos y botas', 'Las especialidades marítimas presentan su equipo completo.'],
  [[2, '14:00'], 180, 'docente', 'Feria de oficios', 'Cada taller muestra un trabajo terminado y otro a medio hacer.'],
  [[4, '10:00'], 60, 'comunicaciones', 'Sesión de fotos para el anuario', 'Uniforme completo. El orden de los cursos está en la entrada.', null, 'all', 'tentative'],
  [[6, '09:00'], 300, 'docente', 'Navegación a la isla', 'Suspendida por marejadas; la capitanía avisará una fecha nueva.', null, 'all', 'cancelled'],
  [[9, '18:00'], 120, 'comunicaciones', 'Peña solidaria', 'Empanadas, cueca y rifa a beneficio de la sala de calderas.'],
  [[13, 'day'], 3, 'direccion', 'Exámenes de título técnico', 'Los horarios por especialidad se publican en el diario mural.'],
  [[22, '12:00'], 90, 'direccion', 'Cierre del año escolar', 'Entrega de informes y despedida en el muelle.'],
];
