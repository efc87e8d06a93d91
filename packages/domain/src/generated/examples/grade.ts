// Written by generate.ts from contract/examples/grade.yaml.
import type { Grade } from '../types.gen.ts';

export const gradeExamples = {
  basico1: {"id":"01990000-0000-7501-8000-000000000001","code":"B1","name":"1° básico","level":"basica","order":1,"version":1},
  basico2: {"id":"01990000-0000-7501-8000-000000000002","code":"B2","name":"2° básico","level":"basica","order":2,"version":1},
  basico3: {"id":"01990000-0000-7501-8000-000000000003","code":"B3","name":"3° básico","level":"basica","order":3,"version":1},
  basico4: {"id":"01990000-0000-7501-8000-000000000004","code":"B4","name":"4° básico","level":"basica","order":4,"version":1},
  basico5: {"id":"01990000-0000-7501-8000-000000000005","code":"B5","name":"5° básico","level":"basica","order":5,"version":1},
  basico6: {"id":"01990000-0000-7501-8000-000000000006","code":"B6","name":"6° básico","level":"basica","order":6,"version":1},
  basico7: {"id":"01990000-0000-7501-8000-000000000007","code":"B7","name":"7° básico","level":"basica","order":7,"version":1},
  basico8: {"id":"01990000-0000-7501-8000-000000000008","code":"B8","name":"8° básico","level":"basica","order":8,"version":1},
  medio1: {"id":"01990000-0000-7501-8000-000000000009","code":"M1","name":"I medio","level":"media","order":9,"version":1},
  medio2: {"id":"01990000-0000-7501-8000-00000000000a","code":"M2","name":"II medio","level":"media","order":10,"version":1},
  medio3: {"id":"01990000-0000-7501-8000-00000000000b","code":"M3","name":"III medio","level":"media","order":11,"version":1},
  medio4: {"id":"01990000-0000-7501-8000-00000000000c","code":"M4","name":"IV medio","level":"media","order":12,"version":1},
} satisfies Record<string, Grade>;
