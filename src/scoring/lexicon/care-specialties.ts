// Further specialties of health, care and schools, written as in specialties.ts: which teeth, which years of childhood,
// whose swallowing, which practice's bills, which kind of premises. From general knowledge, in English, German and French.

import type { Division } from './specialties.ts';

export const CARE: readonly Division[] = [
  // Teeth: braces, the general chair, the surgeon's, and animals'.
  [
    'orthodont*;kieferorthop*;kfo;odf;orthopédie dento-faciale|braces;brace department;brace clinic;bond-up*;bonding brackets;brackets;debond*;archwire*;ligature*;aligner*;retainer*;fixed appliance*;functional appliance*;fixed and functional;twin block*;ceph*;iotn;multiband*;zahnspange*;schiene*;bagues;gouttières;appareils fixes',
    'general dental*;general dentistry;nhs dental;dental practice nurse;allgemeinzahn*;omnipratique|fillings;root canal*;extractions;scale and polish;crown prep*;dentures;prophylaxe;détartrage*;endodont*',
    'oral surgery;maxillofacial;implantolog*;oralchirurg*;chirurgie orale|wisdom teeth;implants;sedation',
    '|veterinary;vet practice;dogs and cats;canine patients;tierarzt*;vétérinaire*',
  ],
  // The years of childhood in nurseries and schools' care.
  [
    'krippe;krippen*;kinderkrippe;kleinkindbereich;kindern unter drei;kinder unter drei;kindern unter 3;kinder unter 3;unter dreijährig*;unter-dreijährig*;u3;u3-bereich;crèche*;under-threes;under threes;under-twos;under twos;baby room;toddler room;petite enfance;0 à 3 ans;0-3 ans|eingewöhnung*;wickel*;windel*;pikler;acht monaten;mit drei;von 1 bis 3;nestgruppe*;tagesmutter;kindertagespflege;babies;nappies;bébés;couches;tout-petits',
    'hort;schülerhort;schulkindbetreuung;schulkind*;ganztagsschule*;ganztagsgrundschule*;ogs;offener ganztag;after-school*;périscolaire;accueil de loisirs|hausaufgaben*;ferienfreizeit*;klassen 1;klassen 2;klassen 3;6 bis 10;6 bis 12;grundschule',
    '|elementarbereich;ü3;vorschul*;école maternelle;schulanfänger*',
    '|wohngruppe*;heimerziehung;jugendzentrum;hilfeplan*',
  ],
  // Classes of a primary school.
  [
    'key stage 2;ks2;upper ks2;upper key stage 2;lower ks2;year 5;year 6;y5;y6;juniors;year 5/6;cm1;cm2|top class;end of key stage 2;ten-year-olds;eleven-year-olds;ten- and eleven;nines and tens;year six;year five',
    'key stage 1;ks1;year 1;year 2;y1;y2;infants;cp;ce1|phonics screening;little wandle;year one;year two',
    'reception class;reception teacher;eyfs;nursery class;foundation stage|early learning goals',
    '|ks3;ks4;gcse*;year 9;year 11',
  ],
  // Classes of few, and those of everybody.
  [
    'special school*;special class*;autism class*;asd class*;förderschule*;förderzentr*;classe ulis;autism unit*|iep;ieps;pecs;teacch;sensory;snas;student support file*;moderate learning;severe learning;complex needs;pmld;makaton;lámh',
    'mainstream class*;mainstream teacher*;mainstream primary;regelschule|whole class;regelklasse;grundschulklasse',
  ],
  // Who plans the visits, and who makes them.
  [
    'coordinating visits;coordinating or rostering;rostering visits;rostering carers;rostering care;scheduling care;scheduling visits;care coordinat*;care co-ordinat*;visit planning;tourenplanung;einsatzplanung;dienstplan*|rota;rotas;roster;rosters;rostered;capacity;birdie;careplanner;people planner;electronic monitoring;spot checks;packages of care',
    '|care worker;care workers;carer;home carer;personal care;medication prompts;double-ups;meals;moving and handling;pad changes;grundpflege;toilette',
  ],
  // Whose speech and swallowing.
  [
    'stroke;neuro rehab*;neurorehab*;neuro-rehab*;acquired neurolog*;acquired brain injur*;brain injur*;head injur*;neurolog*;aphasi*;schlaganfall*;neurologisch*;avc;stroke unit*|ssnap;parkinson*;dysarthri*;mnd;encephalitis;hyperacute;early supported discharge;fees;tracheostom*;videofluoroscop*;iddsi;hémiplég*;hypoxia',
    'paediatric*;pediatric*;children*;child development;early language;kinder*;enfants;pédiatri*;special schools;mainstream schools|stammering;lidcombe;hanen;makaton;dld;cerebral palsy;under-fives;prematur*;eye-gaze;elklan;early years;language delay;sprachentwicklung*;bégaiement;sessad;camsp',
    'voice clinic*;head and neck|laryngectom*;vocal cord*',
  ],
  // Whose bills: doctors', dentists', vets'.
  [
    'ebm;goä;ärztlichen praxis;ärztliche praxis;arztpraxis;hausarztpraxis;mvz;kassenabrechnung;kassenärztlich*;kv-abrechnung|quartalsabrechnung*;dmp;scheine;privatliquidation*;pvs;chronikerziffer*;regress*',
    'zahnarzt*;zahnärzt*;zahnmedizin*;bema;goz;kzv;zahnzentrum;kieferorthopäd*;dental*|heil- und kostenpl*;festzuschuss*;kig;parodont*;implantolog*;prophylaxe;dampsoft;z1',
    'tierarzt*;tierärzt*;tierklinik;kleintierpraxis|got;patientenbesitzer*',
    'krankenhausabrechnung;klinikabrechnung;drg|kodier*;fallpauschal*;medizinischer dienst',
  ],
  // Where nurses visit.
  [
    'health visit*;0-5 team;0-5 service|new birth visit*;birth visits;healthy child programme;universal pathway;mandated contacts;asq*;ages and stages;27-30 month;weaning;infant feeding;perinatal',
    'school nurs*;5-19;school health|ncmp;reception screening;immunisation session*;secondary schools;enuresis',
    'district nurs*;community nursing team;palliative community|insulin visits;wound care;leg ulcer*;syringe driver*;housebound',
    'family nurse partnership|young parents',
  ],
  // Whose doses a pharmacy makes up: those against cancer, behind glass, and all others.
  [
    'cytotoxi*;anticancéreux;chimiothérap*;chemotherapy preparation;chemotherapy compounding;zytostatik*|isolateur*;isolator*;poches;salle blanche;sterile compounding;biological safety cabinet',
    '|dispositifs médicaux;stérilisation;ehpad;soins de suite;officine;rétrocession*;automate de pda;livret thérapeutique;care homes;community pharmacy;heimversorgung;offizin;blisters',
  ],
  // What is photographed with rays.
  [
    'ct;computed tomograph*;ct scanning;ct radiograph*;ct department;ct suite;ct section;computertomogra*;scanner ct|contrast injector;ctpa;ctca;ct colon*;cardiac ct;multislice;320-slice;gating;cross-sectional;pump injector',
    '|plain film;general x-ray;x-ray tech*;c-arm;portables;portable radiograph*;red dot;mobiles;theatre (ii);image intensifier;dental opt;opt;barium;appendicular;fluoroscop*',
    '|castings;welds;ndt;non-destructive;turbine*;aerospace;additive manufactur*;en iso 9712;pcn',
    '|mammogra*;breast screening;tomosynthesis',
  ],
  // What kind of premises an officer inspects.
  [
    'food hygiene inspect*;food hygiene control*;official food*;food inspect*;food law enforcement;food safety enforcement;lebensmittelkontroll*;lebensmittelüberwachung;inspection alimentaire|fhrs;official controls;hygiene improvement notice*;hins;approved premises;category a;section 33;hygiene rating*;as and bs',
    'housing enforcement;private sector housing;hmo licensing;housing standards;wohnungsaufsicht|hhsrs;hmo*;damp and mould;category 1 hazard*;landlords',
    'pollution control;environmental protection;noise nuisance;immissionsschutz|statutory nuisance;air quality;contaminated land;permitting',
    '|brc;brcgs;third-party audit*;supplier audit*;technical manager;factory hygiene;retailer audit*;customer audit*',
  ],
  // Who is nursed in a house, and who at home.
  [
    'stationär* altenhilfe;stationär* altenpflege;stationär* langzeitpflege;stationär* pflege;stationär* pflegeeinrichtung*;vollstationär*;seniorenheim*;altenheim*;altenpflegeheim*;pflegeheim*;seniorenresidenz*;ehpad|bewohner*;heimbeirat*;wohnbereich*;résident*;heimaufsicht*;betten',
    'ambulante pflege*;ambulanter pflegedienst*;ambulanten pflege*;ambulanter dienst;sozialstation*;häusliche pflege;häuslichen pflege;ssiad;soins à domicile|touren*;tourenplan*;patienten zu hause;dienstwagen;verhinderungspflege;hausbesuch*;tournée*',
  ],
  // Where therapists and nurses see people: at home, on wards, or those that they teach.
  [
    "in their homes;in their own homes;in people’s homes;in clients’ homes;in patients’ homes;in people's homes;in clients' homes;in patients' homes;home visiting;home-visiting;community occupational therap*;community physiotherap*;community rehab*|home visit*;visits;visit;in-home;at home;homes;tenants;domiciliary;community;community physio*;home care;home health;home rehab",
    '|acute medicine;acute stroke;medicine and orthopaedics;icu;intensive care;ward;wards;inpatient*;in-patient*;beds;bedded;the unit',
    '|professor;lecturer;faculty;students;diploma;curriculum;programme leader',
  ],
  // Where a midwife works.
  [
    'kreißsaal*;kreissaal*;labour ward*;labor ward*;delivery suite*;delivery unit*;birth cent*;salle de naissance*;salles de naissance*|geburten;geburtshilf*;sectio*;ctg;births;caesarean*;deliveries;intrapartum;accouchements;beleggeburt*',
    'wochenstation*;wochenbettstation*;postnatal ward*;suites de couches;elternschule|stillberatung*;stillen;rückbildung*;rooming-in;hörscreening;wochenbettvisite*;babymassage;geburtsvorbereitung*',
  ],
];
