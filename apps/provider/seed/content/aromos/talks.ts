import type { TalkSource } from '../../source.ts';

// One line a message, as in a chat: days ago, hour, who, words, number of the message that it answers.
// prettier-ignore
export const talks: readonly TalkSource[] = [
  { key: 'septimos', name: 'Equipo de 7° y 8°', description: 'Coordinación diaria del segundo ciclo', unread: 2,
    members: ['inspectoria', 'docente', 'asistente', 'direccion'], lines: [
    [-4, '08:05', 'inspectoria', 'Buenos días. Hoy falta la profesora de Artes en 7° B, tercera hora. ¿Quién puede quedarse con el curso?'],
    [-4, '08:11', 'docente', 'Yo tengo ventana a esa hora. Llevo guías de comprensión lectora.', 1],
    [-4, '08:12', 'inspectoria', 'Mil gracias, Paula. Queda anotado en el libro.'],
    [-3, '13:20', 'asistente', 'Benjamín de 8° A volvió a olvidar la colación. Le di una del casino y avisé a la casa.'],
    [-3, '13:41', 'docente', 'Ayer tampoco traía. Converso con la mamá en la reunión del martes.'],
    [-2, '16:02', 'direccion', 'El patio norte queda cerrado hasta el viernes por el arreglo de los bebederos.'],
    [-1, '12:30', 'asistente', 'Puse conos y un letrero. Los de octavo ya hicieron un arco de fútbol con los conos.'],
    [-1, '12:33', 'inspectoria', 'Los retiro yo. Mañana ponemos cinta.', 7],
  ] },
  { key: 'aniversario', name: 'Aniversario del colegio', description: 'Actos, alianzas y fotos', unread: 1,
    members: ['comunicaciones', 'administrador', 'docente', 'direccion'], lines: [
    [-6, '10:00', 'comunicaciones', 'Abro este grupo para el aniversario. Falta confirmar el escenario y el orden de las alianzas.'],
    [-6, '10:18', 'administrador', 'El escenario llega el jueves a las 7:30. La factura ya está pagada.'],
    [-5, '15:45', 'docente', 'La alianza verde quiere abrir con la batucada. ¿Hay problema con el ruido para básica?'],
    [-5, '16:10', 'direccion', 'Ninguno, si terminan antes de las 11.', 3],
    [-1, '17:05', 'comunicaciones', 'Fotos de la prueba de sonido ya en la carpeta. La de la directiva saltando va a la portada.'],
  ] },
  { key: 'paula-cristobal', members: ['docente', 'asistente'], unread: 1, lines: [
    [-3, '09:15', 'docente', 'Cristóbal, ¿me acompañas a la entrevista de las 17:00? Es la familia de Martín.'],
    [-3, '09:22', 'asistente', 'Claro. Llevo el registro de atrasos impreso.'],
    [-2, '17:48', 'docente', 'Salió muy bien. Quedaron de firmar la agenda todos los viernes.'],
    [-1, '08:40', 'asistente', 'Hoy llegó a las 7:50, primero de la fila.', 3],
  ] },
  { key: 'marcela-rodrigo', members: ['administrador', 'direccion'], lines: [
    [-5, '11:30', 'administrador', 'Rodrigo, la cotización de los notebooks subió un 8 %. Si la aprobamos hoy mantienen el precio anterior.'],
    [-5, '11:52', 'direccion', 'Apruébala. ¿Alcanzan para el laboratorio completo?', 1],
    [-5, '12:01', 'administrador', 'Para 24 puestos. Los seis que quedan van con la subvención de marzo.'],
    [-4, '09:00', 'direccion', 'Perfecto. Lo informo en el consejo.'],
  ] },
  { key: 'marcela-gabriel', members: ['administrador', 'g.rosales'], lines: [
    [-40, '10:10', 'administrador', 'Gabriel, ¿nos mandas el cierre contable del mes?'],
    [-40, '15:25', 'g.rosales', 'Va mañana a primera hora. Desde el lunes sigue el estudio nuevo.'],
    [-40, '15:31', 'administrador', 'Gracias por todo.'],
  ] },
];
