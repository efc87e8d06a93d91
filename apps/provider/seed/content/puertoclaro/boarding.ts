import type { PostSource } from '../../source.ts';

/** Notices, boarding, families and care. */
export const boardingNotices: readonly PostSource[] = [
  {
    key: 'temporal',
    title: 'Aviso de temporal: clases hasta las 13:00',
    category: 'avisos',
    by: 'direccion',
    when: [0, '07:20'],
    for: 'all',
    cover: ['sea', 'Un velero entre olas altas'],
    text: `
La Armada anuncia viento norte de hasta 90 kilómetros por hora desde las 15:00. Hoy **las clases terminan a las 13:00** y la Escuela del Muelle permanece cerrada.

- Los buses de Chinquihue y Alerce salen a las 13:15.
- Quien viaja a las islas se queda en la residencia: hay camas, cena y estufa.
- Las ventanas del tercer piso se cierran con doble seguro antes de salir.

Mañana avisaremos a las 6:30 si se entra a la hora normal.`,
  },
  {
    key: 'puerto-cerrado',
    title: 'Qué hacemos cuando se cierra el puerto',
    category: 'avisos',
    by: 'inspectoria',
    when: [-3, '08:40'],
    for: 'all',
    text: `
Cuando la Capitanía cierra el puerto, treinta y dos estudiantes no pueden volver a casa. Esto es lo que ocurre:

1. La residencia llama a cada familia por teléfono o por radio VHF.
2. Se guarda una colación caliente para quienes lleguen tarde.
3. Las evaluaciones del día siguiente se cambian de fecha, *sin necesidad de pedirlo*.

Nadie toma una lancha por cuenta propia. Si una familia insiste, llamen a inspectoría a cualquier hora.`,
  },
  {
    key: 'costanera',
    title: 'Trabajos en la Costanera: entrada por Los Ulmos',
    category: 'avisos',
    by: 'administrador',
    when: [-6, '07:45'],
    for: 'all',
    text: `
Hasta el {+9} no habrá vereda frente al liceo. La entrada y la salida serán por el pasaje Los Ulmos, donde pusimos focos y un paso de cebra.

El timbre suena igual que siempre, pero los primeros días **daremos diez minutos de gracia**.`,
  },
  {
    key: 'residencia-cupos',
    title: 'Residencia: postulación para el próximo año',
    category: 'residencia',
    by: 'n.haro',
    when: [-2, '15:30'],
    for: ['B8', 'M1', 'M2', 'M3'],
    cover: ['meeting', 'Familias en una reunión'],
    text: `
La residencia tiene ochenta camas y todos los años llegan estudiantes de Calbuco, Maullín, Cochamó y las islas. Para postular hay que entregar la ficha en la oficina de Ruth antes del {+10}.

## Qué ofrece

- Desayuno, once y cena.
- Estudio acompañado de 18:00 a 20:00.
- Lavandería y botiquín.
- Un adulto despierto toda la noche.

Si la familia no tiene internet, la ficha también se dicta por teléfono.`,
    files: [
      [
        'Ficha de postulación a la residencia',
        'Nombre, curso y localidad:\nAdulto responsable y teléfono:\nDías en que viaja a su casa:\nEnfermedades, alergias y remedios:',
      ],
    ],
  },
  {
    key: 'once-residencia',
    title: 'La once de los jueves la cocinan las familias',
    category: 'residencia',
    by: 'o.ulloa',
    when: [-7, '18:05'],
    for: ['M1', 'M2', 'M3', 'M4'],
    text: `
Empezó con un kuchen de ruibarbo y ahora hay lista de espera. Cada jueves una familia cocina para ochenta y cuenta de dónde viene la receta.

La próxima semana vienen desde Queullín con **milcao y chicharrones**. Se pide llevar hambre y lavar el propio plato.`,
  },
  {
    key: 'llegada-domingo',
    title: 'Llegada de los domingos: lancha de las 16:00',
    category: 'residencia',
    by: 'n.haro',
    when: [-5, '12:15'],
    state: 'draft',
    for: ['M1', 'M2', 'M3', 'M4'],
    text: `
La lancha subvencionada adelantó su salida. Quienes vienen de Puluqui y Chidhuapi deben estar en la rampa a las 15:40, con chaleco puesto.

Osvaldo espera en Angelmó con la camioneta hasta que llegue la última persona, aunque sea de noche.`,
  },
  {
    key: 'reunion-primero',
    title: 'Primera reunión de familias de primero medio',
    category: 'familias',
    by: 'inspectoria',
    when: [-4, '16:00'],
    for: ['M1'],
    cover: ['meeting', 'Personas conversando en círculo'],
    text: `
La reunión será el {+5} a las 18:45 y durará una hora. Quienes viven en las islas pueden conectarse por videollamada desde la posta.

Hablaremos de cómo se estudia en media, de las tres especialidades que se eligen en tercero y de lo que cuesta el uniforme de taller (**hay ropero solidario**).`,
  },
  {
    key: 'becas',
    title: 'Becas de transporte marítimo: falta poco',
    category: 'familias',
    by: 'r.altamirano',
    when: [-9, '10:25'],
    for: 'all',
    text: `
La beca cubre dos viajes por semana. Para renovarla hace falta el certificado de residencia y la firma de la junta de vecinos de la isla.

Atiendo en la oficina 4 todos los días de 9:00 a 13:00. Los sábados voy en la lancha escuela: **me pueden entregar los papeles en la rampa**.`,
  },
  {
    key: 'marea-roja',
    title: 'Marea roja en el seno de Reloncaví: no recolectar mariscos',
    category: 'cuidado',
    by: 'v.munoz',
    when: [-1, '11:10'],
    for: 'all',
    cover: ['health', 'Una gota y una cruz'],
    text: `
La autoridad sanitaria prohibió extraer cholgas, choritos, almejas y machas en la costa desde Metri hasta Contao. **Cocinarlos no elimina la toxina.**

El centro de cultivos no corre peligro, pero suspendimos la cosecha. Quien sienta hormigueo en labios o manos después de comer mariscos debe ir de inmediato a urgencias.`,
  },
  {
    key: 'tsunami',
    title: 'Evacuación por tsunami: subimos al cerro en nueve minutos',
    category: 'cuidado',
    by: 'inspectoria',
    when: [-2, '13:00'],
    for: 'all',
    cover: ['evacuation', 'Salida señalada con una flecha'],
    text: `
En el ejercicio de hoy el último curso llegó a la cota treinta en **nueve minutos y doce segundos**: dos minutos menos que en otoño.

Lo que ayudó: nadie bajó a buscar mochilas, y los terceros tomaron de la mano a los séptimos. Lo que falta: despejar las bicicletas de la escala de Los Ulmos.`,
  },
  {
    key: 'abrigo',
    title: 'Ropero de abrigo abierto en la biblioteca',
    category: 'cuidado',
    by: 'p.rosas',
    when: [-15, '09:35'],
    for: 'all',
    text: `
Hay parkas, botas de agua del 35 al 44 y muchos gorros de lana. Se entra, se prueba y se lleva; **no se pregunta nada**.

Si en casa quedó chica una chaqueta, la recibimos limpia y seca en el mostrador.`,
  },
  {
    key: 'licencias',
    title: 'Justificar una ausencia por mal tiempo',
    category: 'familias',
    by: 'inspectoria',
    when: [-1, '09:05'],
    state: 'draft',
    for: 'all',
    text: `
Basta un mensaje de la familia con el nombre del estudiante y el lugar. Si el puerto estuvo cerrado, nosotros mismos pedimos el certificado a la Capitanía.

*Revisar con finanzas si también corre para la beca de alimentación.*`,
  },
  {
    key: 'calefaccion',
    title: 'Caldera en mantención durante el receso',
    category: 'avisos',
    by: 's.marin',
    when: [-28, '16:15'],
    state: 'archived',
    for: 'all',
    text: `
Cambiaremos las bombas de la caldera grande. El ala norte estará fría dos días, así que el estudio de la residencia pasa al comedor.`,
  },
];
