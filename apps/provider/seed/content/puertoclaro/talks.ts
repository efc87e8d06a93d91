import type { TalkSource } from '../../source.ts';

// One line a message, as in a chat: days ago, hour, who, words, number of the message that it answers.
// prettier-ignore
export const talks: readonly TalkSource[] = [
  { key: 'balsa', name: 'Balsa y buses', description: 'Avisos de cruce y recorridos', unread: 3,
    members: ['inspectoria', 'administrador', 'docente', 'asistente'], lines: [
    [-3, '06:50', 'asistente', 'El puerto está cerrado por viento. La primera balsa sale recién a las 9.'],
    [-3, '06:58', 'inspectoria', 'Entonces no se pasan atrasos a los que vienen de la isla hasta las 10:30.', 1],
    [-3, '07:20', 'docente', 'Muevo la prueba de III A para el jueves. La mitad del curso cruza.'],
    [-2, '18:10', 'administrador', 'El bus dos quedó sin calefacción. Mañana lo reemplaza el de la municipalidad.'],
    [-1, '07:05', 'asistente', 'Balsa normal hoy. Mar como plato.'],
    [-1, '07:09', 'inspectoria', 'Qué alivio. Abro el portón igual a las 7:15.'],
  ] },
  { key: 'feria', name: 'Feria de especialidades', description: 'Acuicultura, puerto y cocina muestran lo suyo',
    members: ['direccion', 'comunicaciones', 'docente'], lines: [
    [-8, '12:00', 'direccion', 'La feria será en el gimnasio. Cada especialidad tiene seis mesas y dos enchufes.'],
    [-8, '12:25', 'docente', 'Gastronomía pide cuatro enchufes: los hornos no caben en dos.', 1],
    [-7, '09:40', 'direccion', 'Les damos la pared del fondo, que tiene su propio tablero.'],
    [-4, '16:30', 'comunicaciones', 'El afiche está listo. La merluza del dibujo la hizo Antonia de IV A.'],
    [-4, '16:44', 'docente', '¡Quedó preciosa! ¿Se puede imprimir en tamaño pliego?', 4],
  ] },
  { key: 'radio', name: 'Radio del liceo', unread: 1,
    members: ['comunicaciones', 'asistente', 'inspectoria'], lines: [
    [-5, '10:10', 'comunicaciones', 'El programa del viernes es sobre el día del mar. Busco una voz para leer el poema.'],
    [-5, '10:31', 'asistente', 'La señora Blanca del casino recita que da gusto. Le pregunto.'],
    [-4, '13:05', 'asistente', 'Dijo que sí, pero que no la pongan en video.', 2],
    [-4, '13:06', 'comunicaciones', 'Prometido. Grabamos el jueves después del almuerzo.'],
  ] },
  { key: 'guardia', members: ['administrador', 'inspectoria'], unread: 1, lines: [
    [-2, '19:30', 'inspectoria', 'Quedó una ventana abierta en el taller de redes. ¿Puede pasar el guardia?'],
    [-2, '19:34', 'administrador', 'Ya va. Aviso cuando esté.', 1],
    [-2, '19:55', 'administrador', 'Cerrada. La manilla está suelta, la dejo en la lista del lunes.'],
  ] },
];
