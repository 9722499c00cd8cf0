// Specialties of networks, software, design offices, factories and ships: which network, which models, which side of a
// system, which trade of a building. As in specialties.ts; what begins with the bar only tells against the others. Written
// from general knowledge, in English, German and French.

import type { Division } from './specialties.ts';

export const IN_TECHNOLOGY: readonly Division[] = [
  // The network of a data centre, and that of a house.
  [
    'data centre switch*;data center switch*;data centre network*;data center network*;data centre fabric*;data center fabric*;rechenzentrumsnetz*;réseaux datacenter|aci;vxlan;evpn;spine;leaf;nexus;arista;apic;dci;top-of-rack;fabricpath;data centre;data center',
    '|campus;access points;wi-fi;wifi;eduroam;ise;dna center;catalyst;patching;branch office*;branches;classrooms;wards;buildings;sd-access',
  ],
  // Who watches, who attacks, and who answers the telephone.
  [
    'soc;csirt;mdr;security operations;cyber defence;blue team;incident respon*|siem;edr;splunk;sentinel;qradar;threat hunt*;playbook*;alerts;crowdstrike;escalated incidents;phishing triage',
    'penetration test*;pentest*;pen test*;ethical hack*;red team*;offensive security;test d’intrusion;tests d’intrusion|burp*;metasploit;exploit*;retest*;scoping calls;active directory attack*;privilege escalation;web app tests',
    'service desk;helpdesk;help desk;it support;benutzerservice;anwenderservice;anwenderbetreuung|password reset*;passwords;laptops;imaging;printers;user accounts;first line;first-line;kennwörter;drucker',
    '|cctv;guards;guarding;patrols;control room;access control;badges;alarms;alarm panels;keyholding;stadium;towers',
  ],
  // Who runs the servers, and who helps at the desks.
  [
    'server administration;windows server administration;windows-server*;windows server*;linux server administration;serveradministration;server-administration;administration von windows*;administration von servern;administration von linux*;active directory administration;administration of active directory;administration de serveurs;administration des serveurs;administration active directory|domain controller*;domänencontroller*;contrôleur* de domaine;windows server*;windows-server*;group polic*;gruppenrichtlin*;gpos;gpo;hypervisor*;vmware;vsphere;esxi;hyper-v;proxmox;veeam;dns;dhcp;wsus;exchange server;exchange;san;backup server*;datensicherung*;serverraum;server room*;server estate;virtual server*;virtuelle server;rechenzentr*;failover;forest*;file server*;fileserver*;ad design;domänen*;sauvegarde*;server migration*',
    'service desk;helpdesk;help desk;it support;desktop support;first level support;1st level support;user support;anwenderbetreuung;anwenderservice;benutzerservice;support utilisateur*|password reset*;passwords;unlock*;tickets;imaging;printer*;drucker;laptops;mobile devices;knowledge base;knowledge-base;end users;remote session*;intune;kennwörter;arbeitsplatzrechner;postes de travail',
  ],
  // Logic that is described, and code that runs on it.
  [
    'rtl;rtl design;vhdl;verilog;systemverilog;fpga design;fpga*;asic design;asics|synthesis;timing closure;testbench*;uvm;vivado;quartus;constraints;clock domain*;state machines;modelsim;questa',
    'embedded c;embedded software;firmware|drivers;rtos;freertos;bare metal;bare-metal;bootloader*;stm32;msp430;microcontroller*;petalinux;can bus;modbus;c on;misra',
  ],
  // Code for cars, and code for other things that must not fail.
  [
    'automotive ecu*;automotive ecus;vehicle ecu*;automotive embedded;automotive software;automotive firmware;steuergeräte*;kfz-steuergerät*;calculateurs automobiles|ecu;ecus;autosar;asil;asil-b;asil-c;asil-d;iso 26262;aurix;tricore;can fd;uds;flexray;steer-by-wire;powertrain;transmission controller;inverter;battery management;brake*;steering;oem;oems;car maker*;tier-1;tier 1',
    '|medical device*;infusion pump*;syringe;iec 62304;iso 14971;fda;do-178c;avionics;pressure transmitter;hart;iec 61508;railway signalling;en 50128;consumer electronics;smart home;white goods;household appliances',
  ],
  // What is learnt from data.
  [
    'recommender*;recommendation system*;recommendation engine*;ranking system*;ranking model*;empfehlungssystem*;moteur de recommandation|candidate generation;ndcg;two-tower;collaborative filtering;click-through;personalis*;personaliz*;learning to rank;matrix factori*;recommend*;implicit feedback;ranking;ranker*',
    'computer vision;machine vision;image recognition;bildverarbeitung;vision par ordinateur|segmentation;defect*;cameras;yolo;object detection;opencv;images;inspection',
    'natural language processing;nlp;language model*;llm*;sprachmodell*|chatbot*;rag;retrieval;prompt*;transformers;named entit*;summaris*',
    'time series;forecasting models;prognosemodell*|demand forecast*;load forecast*;arima;prophet;energy demand',
  ],
  // Who sets a system up, and who works in it.
  [
    'sap consultant*;sap-berat*;sap berat*;mm consultant*;sd consultant*;pp consultant*;co consultant*;fi consultant*;sap fi and/or co consultant;consultant sap;consultante sap;modulberat*|customising;customizing;configuration;configured;spro;blueprint*;fit-to-standard;fit-gap;cutover;functional spec*;clients;go-lives;implementations;roll-outs;rollouts',
    '|key user;key-user;keyuser;month end;plant controller;buyer;senior buyer;purchase orders;end user;super user;power user;utilisateur clé;disponent*;cost centres;budget',
  ],
  // Which services of a building are priced.
  [
    'mechanical building services;mechanical services;mechanical estimat*;hvac estimat*;versorgungstechnik;génie climatique|ductwork;pipework;chilled water;lthw;ahus;ahu;plumbing;plantroom*;heating;ventilation;boilers;chillers',
    'electrical estimat*;electrical services;electrical building services;estimator (e);elektroplan*;courants forts|containment;luminaires;distribution boards;lv;sub-mains;submains;lighting;small power;fire alarm*;switchgear;cable',
  ],
  // What is calculated: what one drives over, or lives in.
  [
    'bridge*;brückenbau*;brücken*;ouvrages d’art;highway structures|abutment*;bearings;parapet*;deck;decks;viaduct*;piers;principal inspection*;load assessment*;culvert*;cg 300;cs 454;überführung*',
    '|office blocks;residential blocks;apartments;rc frame*;school buildings;car parks;façade*;lift cores;basements;towers;tower blocks;houses;warehouses',
  ],
  // What comes off the line: what is eaten, or what it is wrapped in.
  [
    'food manufactur*;food production;food factory;lebensmittelherstell*;lebensmittelproduktion;lebensmittelindustrie;industrie agroalimentaire|haccp;allergen*;listeria;salmonella;chilled;bakery;dairy;meat;ready meals;recipes;shelf life;swabs;pasteuris*;sauces;brewing',
    '|plastics;trays;blow mould*;injection mould*;film extrusion;thermoform*;packaging materials;corrugated;print works;tooling;granulate;regrind;bottles',
  ],
  // Cold, and not.
  [
    'temperature controlled;temperature-controlled;chilled;frozen;cold store*;cold chain;tiefkühl*;tiefkühllager*;kühlhaus*;froid négatif;froid positif;chambres froides|ammonia;blast;minus;temps;chill;freezer*;cold;refrigerat*;thaw*',
    '|ambient;homeware;parcels;e-commerce returns;textiles;furniture;dry goods;clothing;tyres;car parts',
  ],
  // Ships that hold still, and ships that carry.
  [
    'dp2;dp3;dp vessel*;dp-vessel*;dynamic positioning;dpo;offshore vessel*;offshore support vessel*|dp operator*;psv;ahts;csv;sov;dsv;dive support;rov;k-pos;kongsberg;walk to work;anchor handl*;platform supply;supply vessel*;dp watch*;dp hours',
    'container ship*;container vessel*;bulk carrier*;bulker*;cruise ship*;car carrier*;containerschiff*;bulk;teu|containers;lashing;reefers;grain;ore;hatch*',
  ],
  // What a forwarder sends, and how.
  [
    'sea freight;ocean freight;seefracht*;fret maritime|fcl;lcl;bill of lading;bills of lading;container bookings;vgm;carriers’ lines;vessel schedules',
    'air freight;luftfracht*;fret aérien|awb;air waybill*;uld;airline*;iata',
    'road freight;road haulage;landverkehr*;transport routier|groupage;hauliers;pallet network;curtain-sider*;ltl;ftl;cmr',
  ],
];
