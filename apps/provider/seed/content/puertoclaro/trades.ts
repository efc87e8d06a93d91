import type { PostSource } from '../../source.ts';

/** What is learned on the quay, at the hatchery and in the kitchen. */
export const trades: readonly PostSource[] = [
  {
    key: 'siembra-choritos',
    title: 'Sembramos dos mil metros de cuelgas de chorito',
    category: 'especialidades',
    by: 'g.tellez',
    when: [-2, '17:40'],
    for: ['M3-A', 'M4-A'],
    cover: ['sea', 'El mar, un bote y dos peces'],
    text: `
Tercero A pasó tres mañanas en Metri amarrando semilla a las cuelgas. Con guantes, con frío y con la radio puesta, dejaron **dos mil metros** en el agua.

- Profundidad: entre dos y seis metros.
- Primera medición: en tres semanas.
- Cosecha esperada: dentro de un año y medio, cuando sean cuarto.

El registro de temperatura se lleva a mano y también en la planilla. Si no coinciden, manda el termómetro.`,
  },
  {
    key: 'practicas',
    title: 'Prácticas profesionales: lista de empresas y tutores',
    category: 'especialidades',
    by: 'r.velasquez',
    when: [-5, '14:30'],
    for: ['M4'],
    cover: ['maths', 'Figuras geométricas de un plano'],
    text: `
Cincuenta y ocho estudiantes de cuarto medio comienzan su práctica el {+8}. Cada uno tiene una tutora o un tutor en la empresa y otro en el liceo.

1. Retirar la carta de presentación en la jefatura de especialidades.
2. Firmar el seguro escolar.
3. Llevar casco y zapatos propios; el chaleco lo entrega el terminal.

Quien no haya encontrado lugar, **que venga a conversar**: siempre aparece uno.`,
  },
  {
    key: 'grua',
    title: 'Llegó el simulador de grúa portuaria',
    category: 'especialidades',
    by: 'f.schmidt',
    when: [-8, '10:45'],
    for: ['M3-B', 'M4-B'],
    cover: ['science', 'Instrumentos de laboratorio'],
    text: `
Son dos palancas, tres pantallas y un asiento que tiembla. Desde esta semana se puede practicar el estibado de contenedores sin mover una sola tonelada.

Los turnos son de veinte minutos. El récord provisional es de Yessenia, de 4° B: once contenedores y ninguno torcido.`,
  },
  {
    key: 'menu-merluza',
    title: 'El restaurante escuela abre los miércoles',
    category: 'especialidades',
    by: 'a.delgado',
    when: [-10, '12:50'],
    for: 'all',
    text: `
Gastronomía recibe a veinticuatro comensales por semana en la bodega 4 del muelle. La carta es corta y cambia con la pesca.

## Carta del {mie+0}

- Sopa de navajuelas.
- Merluza austral con papas nativas y mantequilla de luche.
- Leche asada con murta.

Se reserva en secretaría y se paga lo que cuestan los ingredientes. La propina va al viaje de estudios.`,
  },
  {
    key: 'navegacion',
    title: 'Licencia de tripulante: comienza el curso de cubierta',
    category: 'especialidades',
    by: 'm.ojeda',
    when: [2, '08:00'],
    for: ['M3', 'M4'],
    text: `
Son cuarenta horas, la mitad a bordo de la lancha escuela *Pincoya*. Al final rinde quien quiera el examen de la autoridad marítima.

Se necesita certificado médico, autorización de la familia y **saber nadar cien metros sin apuro**. Para lo último tenemos la piscina municipal los martes.`,
  },
  {
    key: 'redes',
    title: 'Aprender a remendar una red con quien lo hace hace cincuenta años',
    category: 'puerto',
    by: 'y.nahuelquin',
    when: [-12, '15:50'],
    for: ['M3-A', 'M4-A'],
    text: `
Don Teófilo trajo su aguja de luma y una red rota a propósito. En una hora enseñó tres nudos y contó cuatro naufragios, dos de ellos suyos.

> La red no se rompe donde uno cree, se rompe donde uno no mira.

El taller sigue todos los lunes en la rampa. Hay agujas de madera para quienes quieran hacer la propia.`,
  },
  {
    key: 'plancton',
    title: 'El mar en una gota: semana del plancton',
    category: 'puerto',
    by: 'docente',
    when: [-3, '12:20'],
    for: ['M1', 'M2'],
    cover: ['science', 'Un matraz con burbujas'],
    text: `
Con una media de nailon, un frasco y paciencia, segundo medio construyó diez redes de plancton. Lo que salió está proyectado en el pasillo: diatomeas como joyas y un copépodo que parece saludar.

Las muestras de esta semana ayudan a entender **por qué apareció la marea roja**. El laboratorio está abierto en los recreos para quien quiera mirar.`,
  },
  {
    key: 'puerto-abierto',
    title: 'El terminal abre sus puertas a séptimo y octavo',
    category: 'puerto',
    by: 'm.paredes',
    when: [3, '09:10'],
    for: ['B7', 'B8'],
    text: `
El {+4} visitaremos el terminal de pasajeros y el patio de contenedores. Veremos cómo se pesa un camión y cómo habla una torre con un barco.

- Zapato cerrado y pelo tomado.
- Autorización firmada el día antes.
- Una pregunta por escrito: **las mejores se las hacemos al capitán**.`,
  },
  {
    key: 'algas',
    title: 'Pelillo, luga y luche: un herbario del intermareal',
    category: 'especialidades',
    by: 'x.trivino',
    when: [-18, '11:00'],
    for: ['M1'],
    cover: ['art', 'Una paleta de colores'],
    text: `
Primero A y primero B prensaron cuarenta y seis algas de la playa Pelluco. Cada lámina lleva nombre científico, nombre en mapudungun y un uso.

El herbario se puede hojear en la biblioteca, con las manos secas.`,
  },
  {
    key: 'soldadura',
    title: 'Nuevo curso de soldadura bajo techo',
    category: 'especialidades',
    by: 'g.perez',
    when: [-2, '18:30'],
    state: 'draft',
    for: ['M2', 'M3'],
    text: `
La bodega 5 ya tiene extracción de humos y seis puestos. El curso parte con lo esencial: cordones rectos, cuidado de los ojos y **nunca trabajar a solas**.

*Definir horario con la jefatura de especialidades.*`,
  },
  {
    key: 'salmon-visita',
    title: 'Visita a una planta de proceso',
    category: 'especialidades',
    by: 'y.nahuelquin',
    when: [-4, '09:50'],
    state: 'draft',
    for: ['M4-A'],
    text: `
Pedimos cupo para veinticinco personas. La planta exige botas blancas, cofia y vacuna contra el tétanos al día.

*Esperamos la respuesta de la empresa.*`,
  },
  {
    key: 'motor',
    title: 'Motor donado por la cooperativa',
    category: 'puerto',
    by: 'r.macias',
    when: [-33, '13:25'],
    state: 'archived',
    for: ['M3', 'M4'],
    text: `
La cooperativa de Angelmó nos regaló un motor fuera de borda de cuarenta caballos. No parte todavía; esa es precisamente la gracia.`,
  },
  {
    key: 'feria-mar',
    title: 'Feria del mar: puestos y ensayos',
    category: 'puerto',
    by: 'comunicaciones',
    when: [1, '09:00'],
    for: 'all',
    cover: ['garlands', 'Banderines de fiesta'],
    text: `
La feria llena la Costanera el {sab+1} desde las 11:00. Cada curso tiene un puesto de dos metros y una bandera con su nombre.

Acuicultura mostrará el acuario táctil; Gastronomía prepara mil empanadas de mariscos **traídos de aguas autorizadas**; Operaciones Portuarias enseña a hacer un as de guía con los ojos cerrados.`,
  },
];
