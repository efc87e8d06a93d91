import type { TalkSource } from '../../source.ts';

// One line a message, as in a chat: days ago, hour, who, words, number of the message that it answers.
// prettier-ignore
export const talks: readonly TalkSource[] = [
  { key: 'observatorio', name: 'Noche de telescopios', description: 'Visita al cerro con III y IV medio', unread: 2,
    members: ['docente', 'direccion', 'asistente', 'comunicaciones'], lines: [
    [-7, '15:00', 'docente', 'El observatorio confirmó la noche del viernes. Suben 38 estudiantes y cuatro adultos.'],
    [-7, '15:12', 'direccion', 'Autorizado. Necesito las autorizaciones firmadas el miércoles a más tardar.', 1],
    [-6, '08:30', 'asistente', 'Me faltan once. Llamo hoy a las casas.'],
    [-3, '17:15', 'asistente', 'Faltan dos, y ambas vienen en camino.'],
    [-2, '12:00', 'comunicaciones', 'Llevo trípode. Que nadie use el flash, por favor: tarda media hora en volver la vista.'],
    [-1, '09:10', 'docente', 'El pronóstico dice cielo despejado y tres grados. Abrigo para todos.', 5],
  ] },
  { key: 'riego', name: 'Huerto y riego',
    members: ['administrador', 'asistente', 'docente'], unread: 1, lines: [
    [-6, '10:45', 'asistente', 'El goteo del sector B pierde agua. Son dos conectores.'],
    [-6, '11:02', 'administrador', 'Hay repuestos en la bodega, repisa azul.', 1],
    [-5, '09:20', 'asistente', 'Cambiados. El medidor bajó a la mitad.'],
    [-5, '09:41', 'docente', 'Uso esos datos con I A: les toca función lineal esta semana.', 3],
  ] },
  { key: 'vendimia', name: 'Fiesta del valle', description: 'Comida, música y transporte',
    members: ['comunicaciones', 'direccion', 'administrador', 'inspectoria'], lines: [
    [-9, '16:00', 'comunicaciones', 'El conjunto folclórico pide camarín con llave. ¿Sirve la sala de música?'],
    [-9, '16:20', 'inspectoria', 'Sirve. La llave la entrego yo y me la devuelven firmada.', 1],
    [-8, '10:05', 'administrador', 'Contraté dos baños químicos más que el año pasado. La fila de entonces daba pena.'],
    [-8, '10:30', 'direccion', 'Se agradece. El alcalde viene a las 19:00, así que discursos cortos.'],
    [-8, '10:32', 'comunicaciones', 'Tres minutos cada uno, con cronómetro a la vista.', 4],
  ] },
  { key: 'turno', members: ['docente', 'inspectoria'], unread: 1, lines: [
    [-2, '07:35', 'docente', '¿Me cambias el turno de almuerzo del miércoles? Tengo control médico.'],
    [-2, '07:42', 'inspectoria', 'Hecho. Tú cubres el mío el jueves en la cancha.', 1],
    [-2, '07:43', 'docente', 'Trato. ¡Gracias!'],
  ] },
];
