// Trades that borrow the words of those who care for people, teach or treat them, as in false-friends.ts.

import { pair, type FalseFriend } from './false-friend.ts';

/** Every pair of care, teaching and medicine. */
export const FALSE_FRIENDS_OF_PEOPLE: readonly FalseFriend[] = [
  // Medicines are tried on patients in the one, on crops in the other.
  pair(
    'clinical trial*; clinical research; clinical study; klinische studie*; klinische prüfung*; essais cliniques; recherche clinique',
    'fungicide*; herbicide*; pesticide*; insecticide*; crop protection; agronom*; field trial*; trial plots; plot trials; seed treatment*; spraying; winter wheat; barley; oilseed rape; pflanzenschutz*; phytosanitaire*; consumer panel*; taste panel*',
    'ich-gcp; ich gcp; investigator site*; informed consent; patients; oncolog*; cra; monitoring visit*',
  ),
  pair(
    'radiotherap*; therapeutic radiograph*; linac; linear accelerator*; radiation therap*; strahlentherap*',
    'plain film; general x-ray; fluoroscop*; mammograph*; trauma imaging; theatre imaging; ct scanning; ct scanner*; barium; dexa; portable x-ray*; reporting radiograph*',
    'linac*; radiotherap*; radiation therap*; treatment planning; image-guided; brachytherap*',
  ),
  // Machines are run at the bed in the one, mended in the other.
  pair(
    'dialysis nurse; hemodialysis; haemodialysis; renal nurse; dialysepflege; dialyse; infirmier en dialyse',
    'servicetechnik*; wartung von; ersatzteil*; medizintechnik*; field service; biomedical engineer*; biomedical technician*; spare parts; preventive maintenance; sicherheitstechnische kontrolle*; messtechnische kontrolle*; technicien biomédical; calibration*',
    'registered nurse; rn; nmc; pflegefach*; krankenpfleg*; shuntpunktion; cannulat*; infirmière; infirmier diplômé',
  ),
  pair(
    'midwi*; hebamme*; sage-femme',
    'doula*; hypnobirthing; antenatal class*; birth companion*; birth partner*; birth pool hire; rebozo; placenta encapsulation; postnatal package*; baby massage; geburtsbegleit*',
    'registered midwife; nmc; midwifery degree; labour ward; delivery suite; caseload midwi*; examinierte hebamme; maternité',
  ),
  pair(
    'dental hygien*; dentalhygien*; hygiéniste dentaire',
    'industrial hygien*; air sampling; noise dosimetr*; asbestos; respirator*; exposure assessment*; exposure limit*; cih; silica; ventilation survey*; occupational exposure; dogs; cats; canine*; feline*; veterinary; cvt; rvt; lvt; kennel*',
    'registered dental hygienist; rdh; dds; dental patients; perio patients; root planing on adults; gdc',
  ),
  pair(
    'occupational therap*; ergotherap*; ergothérap*',
    'builder*; joiner*; carpent*; plaster*; tiling; subcontract*; licensed builder; quoting; renovation*; floor levels; concrete; trades on site; handyman',
    'ahpra; hcpc; functional assessment*; occupational therapist; adl assessment*; clinical reasoning; patients; nbcot; ergotherapeut*',
  ),
  pair(
    'clinical psycholog*; counselling psycholog*; counseling psycholog*; klinische psycholog*; psychologue clinicien*',
    'assessment centre*; assessment center*; psychometric test*; leadership development; talent; executive coaching; occupational psycholog*; organisational psycholog*; succession; employee engagement; personnel selection; consumer behaviour; sport psycholog*',
    'patients; cbt; trauma therapy; nhs; ward; psychotherap*; community mental health; formulation; clinical caseload',
  ),
  pair(
    'veterinary surgeon; mrcvs; small animal vet; tierärzt*; vétérinaire; associate veterinarian',
    'rvn; registered veterinary nurse; veterinary nurs*; nurse clinics; nurse consult*; veterinary technician; student nurse*; head nurse; tiermedizinische fachangestellte; auxiliaire vétérinaire',
    'mrcvs; bvsc; bvms; bvetmed; dvm; veterinary surgeon; tierärztliche approbation; ordre des vétérinaires',
  ),
  pair(
    'speech and language therap*; speech-language patholog*; speech therapist; logopäd*; orthophonist*',
    'acoustic model*; phoneme*; speech recognition; kaldi; wav2vec; text-to-speech; language model*; voice assistant*; corpus; pytorch; word error rate; dialogue system*',
    'swallow*; dysphagia; aphasia; children; patient*; hcpc; asha; caseload',
  ),
  pair(
    'operationstechnische assistenz; operationstechnische*; ota-fachkraft; ota; op-pflege',
    'over-the-air; over the air; steuergerät*; autosar; fahrzeugsoftware; bootloader; firmware*; softwareupdate*; flashen; uds; backend; can-bus; embedded',
    'op-saal; instrumentier*; instrumentenkunde; steril*; chirurg*; anästhesie*',
  ),
  pair(
    'pflegefach*; altenpfleg*; krankenpfleg*; gesundheits- und krankenpfleg*',
    'grünpflege; gartenpflege; rasen*; hecken*; fahrzeugpflege; stammdatenpflege; datenpflege; grünanlage*; baumpflege; winterdienst; reinigung*; landschaftspflege; kosmetik*',
    'bewohner*; patienten; examen; altenheim; klinik; krankenhaus; pflegeheim',
  ),
  pair(
    'support worker; care assistant; healthcare assistant; care worker; home carer',
    'it support; desktop support; active directory; password reset*; laptops; helpdesk; help desk; service desk; printers; office 365; tickets; windows 11',
    'personal care; residents; service users; care plan*; medication round*; supported living; individuals with',
  ),
  // Children and plants, children and dogs.
  pair(
    'nursery manager; nursery nurse; nursery room; early years; early childhood; room leader; kita*; erzieher*; crèche; kindergarten',
    'perennials; glasshouse*; greenhouse*; bedding plants; hanging basket*; irrigation; cuttings; grafting; saplings; seedling*; rhs; polytunnel*; compost; shrubs; hunde*; welpen*; hundeschule; puppy class*; dog training',
    'eyfs; toddlers; ofsted; babies; safeguarding; children aged; kinder; enfants; krippe',
  ),
  pair(
    'éducateur de jeunes enfants; éducatrice de jeunes enfants; éducateur(rice) de jeunes enfants; eje',
    'bpjeps; natation; gymnastique; entraînement*; piscine; licenciés; athlétisme; éducateur sportif; éducatrice sportive; stages sportifs; compétition*; terrain de sport',
    'deeje; crèche; multi-accueil; éducateur de jeunes enfants; éducatrice de jeunes enfants; halte-garderie',
  ),
  pair(
    'physics teacher; teacher of physics; maths teacher; teacher of mathematics; science teacher; chemistry teacher; secondary teacher; class teacher; primary teacher',
    'neural network*; machine learning; distillation; curriculum learning; pytorch; training runs; gpu*; physics-informed; deep learning; jax; reinforcement learning; mlops; knowledge transfer between models',
    'pupils; classroom; gcse; a-level; qts; pgce; school; students in year',
  ),
  pair(
    'family solicitor; family law; family lawyer; divorce',
    'family support; parenting; supervised contact; children’s centre; early help; home visits; keywork*; family worker; contact supervisor; play sessions; parent group*; nvq level 3',
    'sra; qualified solicitor; practising certificate; financial remedy; ancillary relief; law society; training contract; lpc; advocacy; form e',
  ),
  pair(
    'probation officer; probation service; bewährungshilfe*; conseiller d’insertion et de probation',
    'probation period*; probation review*; probationers; new starters; onboarding; hr; contracts of employment; induction; probezeit*; personnel files; absence record*',
    'offender*; court*; risk of harm; licence condition*; oasys; victims; sentence*',
  ),
  pair(
    'physiotherap*; physical therapist; masseur-kinésithérapeute; kinésithérapeute',
    'equine; canine; hydrotherapy for dogs; racehorse*; greyhound*; sports massage; spa; reflexolog*; hot stone; beauty salon; reiki; yoga studio; aromatherapy; wellness treatments; dogs',
    'hcpc; csp; patients; msk; nhs; physiotherapist; outpatients; rehabilitation ward; dpt',
  ),
  pair(
    'health visitor; district nurse; school nurse; community nurse',
    'district manager; visitor centre; museum visitors; visitor attraction*; mystery shop*; merchandis*; sales visits; visitor numbers; district sales; site visitors; tourist*; welfare assistant; plasters',
    'nmc; specialist community; scphn; child development; immunisation*; caseload; wound care; health needs',
  ),
  pair(
    'qualified person; sachkundige person; personne qualifiée; pharmacien responsable; qp',
    'wholesale*; good distribution practice; gdp; responsible person; rpi; warehouse; distribution of medicines; returns; transport validation; temperature mapping; cold chain deliver*; goods released for distribution',
    'batch certif*; certified batches; annex 16; named qp; qp on; manufacturing licence; aseptic; fill-finish; site importation; qp eligib*',
  ),
  pair(
    'biostatistic*; statistical programmer; clinical data*; trial statistician',
    'football statistic*; sports data; betting; odds; match data; cricket; opta; national accounts; census*; price index*; survey weighting; player recruitment model*',
    'sas; cdisc; adam; sdtm; clinical trial*; protocol; endpoint*; sap',
  ),
  pair(
    'optometr*; ophthalmic; dispensing optician; augenoptik*',
    'fibre optic*; fiber optic*; optical fibre*; photonic*; transceiver*; laser alignment; lens grinding; telescope*; microscope assembly; camera lens*; optical bench',
    'sight test*; goc; spectacles; refraction; contact lens*; patients; dioptr*',
  ),
  pair(
    'care home manager; registered manager; home manager; pflegedienstleitung; heimleitung; residential disability',
    'customer care; aftercare; after-sales; car care; skin care; holiday homes; show home*; new home sales; hotel; guesthouse*; catering outlets; food business; kitchens in',
    'residents; cqc; hiqa; personal care; care plan*; bewohner*; safeguarding; service users',
  ),
  // Speech is carried over in the one, a place is told about in the other.
  pair(
    'interpreter*; dolmetscher*; interprète; interprètes; interprétariat',
    'interpretive program*; interpretive guide*; interpretive plan*; interpretive panel*; interpretive trainer*; interpretive sign*; park interpreter*; nature interpreter*; heritage interpret*; museum interpreter*; costumed interpreter*; living history; park ranger*; guided walks; mudflat*; campfire*; state park*; national park*; visitor centre; visitor center; trail panels; naturalist; field trips; reenact*',
    'consecutive; sight translation; whispered; court interpret*; medical interpret*; healthcare interpret*; sign language interpret*; community interpret*; cchi; nbcmi; nrpsi; dpsi; simultaneous; deaf*; patients',
  ),
];
