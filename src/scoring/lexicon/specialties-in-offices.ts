// Specialties of offices: whose risks are written, whose wages are paid, who closes a sale, what is bought for whom, which
// texts are translated. As in specialties.ts; what begins with the bar only tells against the others. Written from general
// knowledge, in English, German and French.

import type { Division } from './specialties.ts';

export const IN_OFFICES: readonly Division[] = [
  // Risks of firms, and those of households.
  [
    'commercial property underwrit*;underwriting commercial;commercial lines;commercial underwrit*;commercial risks;corporate risks;gewerbeversicherung*;industrieversicherung*;risques industriels;risques d’entreprise*|business interruption;sprinkler*;probable maximum loss;pml;cope;tiv;schedule of values;mid-market;middle market;property owners;commercial combined;warehouses;factories;commercial accounts;excess and surplus;betriebsunterbrechung*;pertes d’exploitation',
    'personal lines;privatkundengeschäft;risques des particuliers|homeowners;homeowner;ho-3;ho3;condo;dwelling;dwelling fire;renters;private motor;household policies;hausratversicherung*;wohngebäude*;multirisque habitation',
  ],
  // What is priced and reserved for.
  [
    'general insurance;property and casualty;p&c;non-life;schadenversicherung;assurance non-vie|motor;household;home insurance;frequency;severity;burning cost;earnix;radar;gross premiums;perils;third-party;casualty;liability',
    '|mortality;lapse;critical illness;income protection;term assurance;whole of life;annuity;annuities;reassurance;bulk purchase;with-profits;sterblichkeit*;lebensversicherung*;mortalité',
  ],
  // By which country's rules wages are paid.
  [
    'paie française;french payroll;paie en france|dsn;urssaf;ijss;silae;net-entreprises;cpam;bulletins;prévoyance;métallurgie;syntec;solde de tout compte;soldes de tout compte',
    'paie suisse;swiss payroll;schweizer lohn*|swissdec;avs;lpp;laa;suva;ahv;bvg;quellensteuer*;certificats de salaire;permis g',
    'deutsche lohn*;deutsche entgelt*;german payroll;deutsches lohnsteuer*|lodas;elster;datev;beitragsnachweis*;minijob*;lohnsteuer*;krankenkassen',
    'österreichische lohn*;austrian payroll|lohnverrechn*;personalverrechn*;ögk;elda;mbgm;bmd;l16;mitarbeitervorsorge*',
    'uk payroll|paye;rti;hmrc;p60;p45;p11d;auto-enrolment;statutory sick pay;smp',
    'us payroll|w-2;w2;fica;form 941;futa;state withholding;garnishments',
  ],
  // Who signs the customer, who opens the door, and who looks after those that are there.
  [
    'first call to signature;full sales cycle;full-cycle sales;full cycle sales;full cycle;full-cycle;net-new;closing deals;closing role;vom erstkontakt bis zum abschluss|closed;closes;closing;signed;quota;won;contract value;deal size;new logos;abgeschlossen*;abschlussquote*;signés',
    'sales development*;business development rep;business development representative*;sdr;bdr;appointment setting;terminierung*|qualified meetings;meetings booked;booked meetings;first meetings;booked;handed over;sequences',
  ],
  // Whose permanent staff is found, for a fee or for one's own house.
  [
    '360 desk;360-desk;360 permanent;360 perm;permanent desk;perm desk;temp desk;agency recruit*;recruitment agency;recruitment consultan*;personalvermittlung*;cabinet de recrutement|billings;billed;fees;fee;terms of business;candidate floats;client visits;retained;retainer*;placements',
    'in-house recruit*;inhouse recruit*;internal recruit*;talent acquisition|requisitions;hiring managers;careers page;careers site;employer brand*;agency spend',
  ],
  // What is bought, and for whom.
  [
    'packaging or ingredients;packaging and ingredients;packaging buy*;packaging procure*;packaging categor*;ingredient*;food manufactur*;food or drink manufactur*;verpackungseinkauf*;rohstoffeinkauf*;achats emballage*;achats de matières premières|packaging;drink manufactur*;corrugated;cartons;board;film;resin;sugar;flour;oils;cocoa;labels;cans;spices;starch;meat;recipe*;co-packer*;bakery;dairy',
    'public procurement;public sector procurement;public sector purchasing;broader public sector;purchasing in the public;procurement in the public;buying in the public;buying for the public;öffentliche* beschaffung;achats publics;commande publique|nhs;trusts;council;find a tender;ojeu;dps;procurement act;school meals;ministry;vergaberecht;vergabestelle;vob;uvgo;marchés publics;appels d’offres publics;public tender*;public competition*;open competition*;open tender*;cfta;ceta;bps;merx;biddingo;seao;standing offer*;sole-source;non-competitive;municipal*;town;city of;township;school board;conseil scolaire;hospital*;hôpital*;centre de santé;federal;crown corporation*;université*;university;commune;mairie;stadt;landkreis',
    '|private sector;our customers;foundry;forge;mills;machining;machine shop;plant;factory;mro;brokers;bill of materials;bom;production schedule*;kanban;werk;usine;fertigung;mine',
    '|fashion;jersey;denim;knitwear;womenswear;menswear;garment*;open to buy;collections;textil*;prêt-à-porter',
    '|software licences;saas contracts;laptops;telecoms;cloud contracts',
  ],
  // Which texts are translated.
  [
    'medical or pharmaceutical;pharmaceutical or medical;medical translat*;pharmaceutical translat*;medical texts;pharmaceutical texts;medizinische übersetz*;medizinische* texte*;traduction médicale|medical;clinical;pharma*;package leaflet*;smpc;ema;trial*;biosimilar*;patient*;medical device*;insulin;ifu;medizin*',
    'legal translat*;legal texts;legal and finance;legal and financial;juristische übersetz*;traduction juridique|contracts;judgments;court;pleadings;sworn;annual reports;prospectus*;patent suits;share purchase*;articles of association',
    'technical translat*;technische übersetz*;traduction technique|manuals;operating instructions;machine tools;automotive',
    'literary translat*;subtitl*;literaturübersetz*|novels;publishers;series',
  ],
  // Which products are sold to shops.
  [
    'fmcg;branded goods;own-label;own label;consumer goods suppl*;konsumgüter*;grande distribution|branded;promotions;range review*;listings;joint business plan*;jbp;trade terms;trade spend;nielsen;circana;kantar;skus;epos;promo;category review*;facings',
    '|saas;licences;arr;subscriptions;seats;workforce scheduling;software;user adoption',
  ],
  // Whose approvals are sought.
  [
    'medical device*;medizinprodukt*;dispositifs médicaux;medtech|mdr;ivdr;technical documentation;technische dokumentation*;notified body;benannte stelle;benannten stelle;ce mark*;ce-kenn*;iso 13485;510(k);gspr;clinical evaluation;klinische bewertung*',
    'drug approv*;medicinal product*;arzneimittelzulassung*;human medicines;médicaments|dcp;mrp;variations;generika;generics;module 3;ctd;ectd;bfarm;ansm;marketing authorisation*;drug regulatory',
  ],
  // Events of firms, and those of couples.
  [
    'conference*;corporate event*;congress*;kongress*;tagung*;séminaires d’entreprise|delegates;exhibitors;sponsors;plenary;registration desk;keynote*;speakers;trade show*;av supplier*;breakout*',
    'wedding*;hochzeit*;mariage*|bride*;couples;couple;ceremonies;receptions for couples',
  ],
  // Who watches a trial at its sites, and who keeps its papers.
  [
    'clinical monitoring;site monitoring;on-site monitoring;monitoring of clinical trials;clinical research associate*|monitored;monitoring visits;source data;sdv;site initiation*;close-out;trip reports;imv;siv;cov',
    'clinical trial assistant*;study coordinator*;study nurse*;clinical data manag*;studienkoordinator*|tmf;filing;data entry;queries resolved;consent of patients;blood samples',
  ],
];
