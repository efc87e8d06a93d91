import type { EventSource } from '../../source.ts';

// One line an event, so that the list can be read as a calendar.
// prettier-ignore
export const events: readonly EventSource[] = [
  [[-18, 'day'], 1, 'direccion', 'Jornada de reflexión docente', 'Sin clases. El equipo se reúne en la Sede Central desde las 8:30.', 'SC'],
  [[-6, '18:30'], 90, 'docente', 'Encuentro de familias de 7° y 8°', 'Compartimos avances del semestre y la salida a Radal Siete Tazas.', 'SC', ['B7', 'B8']],
  [[-2, '10:00'], 45, 'inspectoria', 'Simulacro de sismo', 'Participan todas las sedes. La zona segura está señalada en cada patio.'],
  [[1, '08:00'], 60, 'comunicaciones', 'Acto de alianzas', 'Cada curso entra con el color de su alianza.', 'GYM'],
  [[3, '16:00'], 120, 'direccion', 'Consejo de fin de semestre', 'Orden del día: promoción, convivencia y calendario del próximo año.', 'SC', 'all', 'tentative'],
  [[5, '09:30'], 240, 'inspectoria', 'Visita al vivero', 'Llevar sombrero, agua y ropa que se pueda embarrar.', 'HV', ['B3', 'B4']],
  [[8, '19:00'], 150, 'comunicaciones', 'Concierto del coro y la orquesta', 'Entrada liberada; las puertas se abren a las 18:30.', 'GYM'],
  [[10, '15:00'], 60, 'inspectoria', 'Charla de seguridad vial', 'Se suspende por enfermedad del expositor.', 'SC', ['M1', 'M2'], 'cancelled'],
  [[14, 'day'], 5, 'direccion', 'Semana de pruebas finales', 'Básica rinde en sus salas; media, según el calendario de cada asignatura.'],
  [[24, '11:00'], 120, 'direccion', 'Licenciatura de cuartos medios', 'Dos invitaciones por estudiante. La ceremonia se transmite en vivo.', 'GYM', ['M4']],
];
